/** Enough text that the page isn't taken for an empty shell, without mentioning any work. */
export const plainFiller =
  'The house stands beside the river where the old road turns towards the hills and in summer the trees give shade until late in the day while boats pass slowly under the stone bridge and children count them from the bank as their grandparents did before them in years that nobody remembers any more because so much has changed since then and yet the view is the same';
