import type { FastifyError } from 'fastify';
import { AppError, type ErrorCode } from '#app/errors.ts';
import type { ErrorBody } from '#shared/schemas/error-body.ts';

const codesOfFastify: Partial<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-json',
  FST_ERR_NOT_FOUND: 'not-found',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
};

export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const { code, statusCode } = readFastifyError(thrown);
  const known = code === undefined ? undefined : codesOfFastify[code];
  if (known) return new AppError(known, { cause: thrown });
  if (statusCode === 413) return new AppError('too-large', { cause: thrown });
  if (statusCode === 415) return new AppError('unsupported-media-type', { cause: thrown });
  if (statusCode === 503) return new AppError('shutting-down', { cause: thrown });
  if (statusCode >= 400 && statusCode < 500) return new AppError('malformed-request', { cause: thrown });
  return new AppError('internal', { cause: thrown });
}

export function toErrorBody(error: AppError): ErrorBody {
  return {
    error: error.message,
    message: error.message,
    code: error.code,
    ...(error.fields ? { fields: error.fields } : {}),
  };
}

function readFastifyError(thrown: unknown): { code: string | undefined; statusCode: number } {
  if (!(thrown instanceof Error)) return { code: undefined, statusCode: 500 };
  const { code, statusCode } = thrown as Partial<FastifyError>;
  return {
    code: typeof code === 'string' ? code : undefined,
    statusCode: typeof statusCode === 'number' ? statusCode : 500,
  };
}
