import { readGold } from '#cli/evaluation/gold.ts';

for (const folder of ['gold', 'gold/fictional']) {
  try {
    await readGold(folder);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
