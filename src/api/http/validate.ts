import type { FastifySchemaCompiler } from 'fastify';
import type { ZodError, ZodType } from 'zod';
import { AppError } from '#app/errors.ts';
import { explainIssue } from '#shared/text/explain-issue.ts';
import { fieldsOf } from './field-messages.ts';

export const validate: FastifySchemaCompiler<ZodType> = ({ schema, httpPart }) => {
  return (data) => {
    const parsed = schema.safeParse(data, { error: explainIssue });
    if (parsed.success) return { value: parsed.data };
    if (httpPart === 'params') return { error: new AppError('malformed-id') };
    if (httpPart === 'body' && (data === null || typeof data !== 'object' || Array.isArray(data))) {
      return {
        error: new AppError('malformed-request', { message: 'The request body must be a JSON object.' }),
      };
    }
    return { error: invalidFields(parsed.error) };
  };
};

function invalidFields(error: ZodError): AppError {
  const { fields, unnamed } = fieldsOf(error);
  if (unnamed === 0) return new AppError('invalid-fields', { fields });
  const message = `Some fields need to be corrected, including ${unnamed} not listed here.`;
  return new AppError('invalid-fields', { fields, message });
}
