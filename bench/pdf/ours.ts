import { createTypesetter } from '#report/typeset-report.ts';
import { servePdf } from '../peers/serve-pdf.mjs';

const typeset = createTypesetter();
await servePdf(async ({ viewModel, options }) => typeset(viewModel, options));
