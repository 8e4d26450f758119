import type { VisitorContext } from '../context.ts';

export const readServices = async ({ coaches, google, mailer }: VisitorContext) => ({
  languageModel: coaches.model?.engine ?? null,
  google: google !== null,
  email: mailer.delivers,
});
