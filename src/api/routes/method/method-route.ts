import { methodSchema } from '#shared/schemas/method.ts';
import type { ApiInstance } from '../../api-types.ts';
import { answers } from '../../http/answers.ts';
import { checkConstant } from '../../http/etag.ts';
import { presentMethod } from './present-method.ts';

export function registerMethodRoute(app: ApiInstance): void {
  const method = presentMethod();
  app.get(
    '/method',
    {
      preHandler: checkConstant(method),
      schema: {
        tags: ['Service'],
        summary: 'The rubrics of both ratings, the weights of their factors, and the rule for hours',
        response: answers(methodSchema),
      },
    },
    async () => method,
  );
}
