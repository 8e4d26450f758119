import { createProvider, type Provider, type ProviderSettings } from './provider.ts';

/** The provider of sign-in, and where its document service is. */
export interface Google {
  provider: Provider;
  /** `https://docs.googleapis.com` */
  apiBase: string;
}

export const createGoogle = ({ apiBase, ...settings }: ProviderSettings & { apiBase: string }): Google => ({
  provider: createProvider(settings),
  apiBase,
});
