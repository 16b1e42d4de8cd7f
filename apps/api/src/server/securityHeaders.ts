import type { Settings } from './settings/settings';

/** The security headers of every answer. Pages replace the policy by their own (portal/policy.ts). */
export function securityHeaders({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): Record<string, string> {
  return {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    ...(PUBLIC_URL?.startsWith('https://') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}
