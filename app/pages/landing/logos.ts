/** The service that university logos come from: `https://logos.example/{domain}`. Without it none is asked for. */
const service: string | undefined = import.meta.env.VITE_LOGO_SERVICE;

/** The address of a university's logo, by the domain of its web site. */
export const logoOf = service ? (domain: string) => service.replace('{domain}', domain) : undefined;
