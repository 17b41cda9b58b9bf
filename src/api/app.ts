import { randomBytes } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { createMailService } from '#jobs/mail-service.ts';
import type { ApiContext, ApiDependencies, ApiInstance } from './api-types.ts';
import { createAuditLoader } from './audits/load-audit.ts';
import { createReportCache } from './audits/report-cache.ts';
import { validate } from './http/validate.ts';
import { defaultHttpTimeouts } from './http-timeouts.ts';
import { bodyLimits, parseBodies } from './plugins/body-parsing.ts';
import { describeApi, showDocumentation } from './plugins/documentation.ts';
import { answerClientError, answerFrameworkError, handleErrors } from './plugins/error-handling.ts';
import { warnOfUntrustedProxy } from './plugins/forwarded-headers.ts';
import { checkHosts } from './plugins/host-check.ts';
import { limitInFlight } from './plugins/in-flight.ts';
import { defaultInFlightLimits } from './plugins/in-flight-limits.ts';
import { refuseUnknownCall } from './plugins/not-found.ts';
import { checkOrigins } from './plugins/origin-check.ts';
import { limitRates } from './plugins/rate-limits.ts';
import { logRequests } from './plugins/request-log.ts';
import { collectRoutes } from './plugins/route-table.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';
import { boundUnsentAnswers } from './plugins/unsent-answers.ts';
import { defaultUnsentLimits } from './plugins/unsent-limits.ts';
import { closeUnusedConnections } from './plugins/unused-connections.ts';
import { serveWebApp } from './plugins/web-app.ts';
import { presentConfig } from './routes/config/config-route.ts';
import { presentMethod } from './routes/method/present-method.ts';
import { registerRoutes } from './routes/register-routes.ts';
import { withSampleAudit } from './sample/with-sample-audit.ts';
import { readHostCookies } from './visitor/host-cookies.ts';

export async function createApp(given: ApiDependencies): Promise<ApiInstance> {
  const audits = withSampleAudit(given.stores.audits, given.profile.version);
  const deps: ApiDependencies = { ...given, stores: { ...given.stores, audits } };
  const timeouts = deps.timeouts ?? defaultHttpTimeouts;
  const app: ApiInstance = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomBytes(8).toString('hex'),
    trustProxy: deps.config.trustProxy.length > 0 ? [...deps.config.trustProxy] : false,
    bodyLimit: bodyLimits.usual,
    requestTimeout: timeouts.requestMs,
    connectionTimeout: timeouts.idleTimeoutMs,
    keepAliveTimeout: timeouts.keepAliveMs,
    http: { headersTimeout: timeouts.headersMs, connectionsCheckingInterval: timeouts.pollIntervalMs },
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  }).withTypeProvider<ZodTypeProvider>();
  app.server.maxConnections = maxConnections;
  closeUnusedConnections(app);
  const { config, profile, queue, now, log } = deps;
  const mail = createMailService({
    profile: profile.profile,
    publicUrl: config.publicUrl,
    limited: config.rateLimit,
    delivers: config.mail.smtp !== null,
    sendMail: queue.sendMail,
    now,
    log,
  });
  const context: ApiContext = {
    ...deps,
    loadAudit: createAuditLoader(deps),
    mail,
    reports: createReportCache(deps.now),
  };
  app.decorateRequest('auditOnRequest', null);
  app.setValidatorCompiler(validate);
  app.setSerializerCompiler(serializerCompiler);

  handleErrors(app);
  logRequests(app, deps.metrics);
  warnOfUntrustedProxy(app, config.trustProxy);
  boundUnsentAnswers(app, { ...defaultUnsentLimits, ...deps.unsent });
  limitInFlight(app, { ...defaultInFlightLimits, ...deps.inFlight }, config.rateLimit);
  const table = collectRoutes(app);
  await addSecurityHeaders(app, deps.config.publicUrl, profile.embedOrigins);
  checkHosts(app, config);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, globalDecompression: false });
  await app.register(cookie);
  readHostCookies(app, config.publicUrl, now);
  checkOrigins(app, deps.config.publicUrl);
  parseBodies(app);

  await app.register(
    async (api: ApiInstance) => {
      await limitRates(api, {
        on: config.rateLimit,
        shared: config.databaseUrl !== null,
        counts: deps.stores.rateCounts,
        now,
      });
      await describeApi(api, deps.version);
      registerRoutes(api, context);
      await showDocumentation(api);
      api.setNotFoundHandler({ preHandler: api.rateLimit() }, (request, reply) =>
        refuseUnknownCall(table, request, reply),
      );
    },
    { prefix: '/api' },
  );
  const pages = deps.webFolder === null ? null : { folder: deps.webFolder, ...pageContents(context) };
  await serveWebApp(app, pages, table);
  return app;
}

const maxConnections = 10_000;

function pageContents(context: ApiContext) {
  return {
    publicUrl: context.config.publicUrl,
    config: presentConfig(context),
    method: presentMethod(),
  };
}
