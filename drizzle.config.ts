import { defineConfig } from 'drizzle-kit';

/** `drizzle-kit generate` writes a migration from the schema. The server applies it at start. */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/storage/schema.ts',
    './src/storage/mail-schema.ts',
    './src/storage/operator-schema.ts',
    './src/storage/limit-schema.ts',
    './src/storage/prospect-schema.ts',
    './src/storage/model-schema.ts',
  ],
  out: './src/storage/migrations',
});
