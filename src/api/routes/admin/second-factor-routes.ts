import { z } from 'zod';
import { AppError } from '#app/errors.ts';
import type { ApiContext, ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { createCodeLimit } from '../../operator/guess-limit.ts';
import {
  hashRecoveryCode,
  makeRecoveryCodes,
  makeSecret,
  otpauthUri,
  spendCode,
  stepOfCode,
} from '../../operator/second-factor.ts';

const code = z.string('Code is required').trim().min(1, 'Code is required').max(40, 'At most 40 characters');
const stateSchema = z.object({
  on: z.boolean(),
  asked: z.boolean().meta({ description: 'False if SECOND_FACTOR=off' }),
  recoveryCodes: z.number().meta({ description: 'Number of unused recovery codes' }),
});

export function registerSecondFactorRoutes(app: ApiInstance, context: ApiContext): void {
  const { config, stores, profile } = context;
  const { operator } = stores;

  app.get(
    '/admin/second-factor',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Whether two-factor authentication is set up',
        response: answers(stateSchema),
      },
    },
    async () => {
      const factor = await operator.getSecondFactor();
      return {
        on: factor !== null,
        asked: config.secondFactor,
        recoveryCodes: factor?.recoveryHashes.length ?? 0,
      };
    },
  );

  app.post(
    '/admin/second-factor/secret',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Generates a secret for an authenticator app; nothing is stored yet',
        response: answers(z.object({ secret: z.string(), uri: z.string() })),
      },
    },
    async () => {
      const secret = makeSecret();
      return { secret, uri: otpauthUri(secret, profile.profile.brand.name) };
    },
  );

  registerTurningOn(app, context);
  registerTurningOff(app, context);
}

function registerTurningOn(app: ApiInstance, context: ApiContext): void {
  const { stores, now } = context;
  const { operator } = stores;
  app.post(
    '/admin/second-factor',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Turns on two-factor authentication (requires a code from the authenticator app)',
        description: 'Returns the recovery codes, which are shown only once.',
        body: z.object({
          secret: z.string().regex(/^[A-Z2-7]{32}$/, 'Must be a secret from /api/admin/second-factor/secret'),
          code,
        }),
        response: answers(z.object({ recoveryCodes: z.array(z.string()) })),
      },
    },
    async (request) => {
      if ((await operator.getSecondFactor()) !== null)
        throw new AppError('conflict', {
          message: 'Two-factor authentication is already on. Turn it off first.',
        });
      const { secret } = request.body;
      const lastStep = stepOfCode(secret, request.body.code.replace(/\s/g, ''), now());
      if (lastStep === null)
        throw new AppError('invalid-fields', {
          fields: { code: 'That code is wrong; enter the one your app shows now' },
        });
      const recoveryCodes = makeRecoveryCodes();
      await operator.setSecondFactor({
        secret,
        lastStep,
        recoveryHashes: recoveryCodes.map(hashRecoveryCode),
      });
      await note(context, 'second-factor-on');
      return { recoveryCodes };
    },
  );
}

function registerTurningOff(app: ApiInstance, context: ApiContext): void {
  const { config, stores, now } = context;
  const { operator, auditLog } = stores;
  const limited = createCodeLimit(stores.rateCounts, now, config.rateLimit);
  app.post(
    '/admin/second-factor/off',
    {
      schema: {
        tags: ['Operator'],
        summary: 'Turns off two-factor authentication (requires a new code from the app or a recovery code)',
        body: z.object({ code }),
        response: answers(z.object({ message: z.string() })),
      },
    },
    async (request) => {
      const isRight = await limited(
        async () => (await spendCode(operator, request.body.code, now())) !== 'wrong',
      );
      if (!isRight) {
        await auditLog.noteRefusal('wrong code', now());
        throw new AppError('invalid-fields', {
          fields: { code: 'That code is wrong or was already used; enter a new one' },
        });
      }
      await operator.removeSecondFactor();
      await note(context, 'second-factor-off');
      return { message: 'Two-factor authentication is off.' };
    },
  );
}

async function note(
  { stores, now }: ApiContext,
  action: 'second-factor-on' | 'second-factor-off',
): Promise<void> {
  await stores.auditLog.append({ action, subject: '', count: 1, createdAt: now() });
}
