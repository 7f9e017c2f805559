import { mapFrameSources } from '@noren/contract/map-link'
import { VIDEO_FRAME_SOURCE } from '@noren/contract/video'

export type Headers = Readonly<Record<string, string>>

/** The headers of each class of answer (docs/hostile-inputs.md#headers). */
export type HeaderPolicy = {
  /**
   * Pages, whatever their status.
   * @param styleHashes of the style sheets in the page, as `sha256-…`
   */
  page: (styleHashes: readonly string[]) => Headers
  /** JSON. */
  api: Headers
  /** Files that are part of the program, and short texts such as robots.txt. */
  file: Headers
  /** Uploaded pictures and videos. */
  media: Headers
  /** A drawn mark, which may have a style sheet inside; opened alone, it can do nothing else. */
  drawing: Headers
  /**
   * Drafts: framed by the desk alone, never cached or indexed, without scripts and forms.
   * @param desk its origin
   * @param styleHashes of the style sheets in the draft, as `sha256-…`
   */
  preview: (desk: string, styleHashes: readonly string[]) => Headers
}

/** `Cache-Control` of each class of answer. */
export const CACHE = {
  page: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=604800',
  api: 'public, max-age=60, stale-if-error=86400',
  immutable: 'public, max-age=31536000, immutable',
  file: 'public, max-age=86400',
  moved: 'public, max-age=3600',
  none: 'no-store',
  personal: 'private, no-store',
} as const

const FEATURES_OFF = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/**
 * Makes the headers for the process; no request changes them.
 *
 * @param origins the origins visitors may use, the public one first
 * @param imageOrigins further origins of pictures and films
 */
export function headerPolicy(
  origins: readonly string[],
  imageOrigins: readonly string[],
): HeaderPolicy {
  const [origin = ''] = origins
  const base = {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Without a path, to ourselves too: after a form the address has the guest's link, and logs name referrers.
    'Referrer-Policy': 'strict-origin',
    'X-Frame-Options': 'DENY',
    ...(origin.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    }),
  }
  const closed = "default-src 'none'; frame-ancestors 'none'; sandbox"
  return {
    page: (styleHashes) => ({
      ...base,
      'Content-Security-Policy': pagePolicy(origins, imageOrigins, styleHashes),
      'Reporting-Endpoints': `csp="${origin}/csp-report"`,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': permissions(),
    }),
    api: { ...base, 'Content-Security-Policy': closed },
    file: { ...base, 'Content-Security-Policy': closed },
    media: { ...base, 'Content-Security-Policy': closed, 'Content-Disposition': 'inline' },
    drawing: { ...base, 'Content-Security-Policy': `${closed}; style-src 'unsafe-inline'` },
    preview: (desk, styleHashes) => {
      // A separate header would take precedence over the policy, and cannot name an origin.
      const { 'X-Frame-Options': _, ...open } = base
      return {
        ...open,
        'Content-Security-Policy': previewPolicy(desk, imageOrigins, styleHashes),
        'Cache-Control': CACHE.personal,
        'X-Robots-Tag': 'noindex, nofollow',
        'Referrer-Policy': 'no-referrer',
        'Permissions-Policy': permissions(),
      }
    },
  }
}

/** Browsers do not open a page with both a sandbox and an opener policy, so there is no opener policy. */
function previewPolicy(
  desk: string,
  imageOrigins: readonly string[],
  styleHashes: readonly string[],
): string {
  return [
    "default-src 'none'",
    ['style-src', ...styleHashes.map((hash) => `'${hash}'`)].join(' '),
    ['img-src', "'self'", ...imageOrigins].join(' '),
    "font-src 'self'",
    ['media-src', "'self'", ...imageOrigins].join(' '),
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${desk}`,
    // Pictures and fonts are for this origin alone.
    'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')
}

function pagePolicy(
  origins: readonly string[],
  imageOrigins: readonly string[],
  styleHashes: readonly string[],
): string {
  const assets = origins.map((origin) => `${origin}/assets/`).join(' ')
  return [
    "default-src 'none'",
    `script-src ${assets}`,
    ['style-src', assets, ...styleHashes.map((hash) => `'${hash}'`)].join(' '),
    ['img-src', "'self'", ...imageOrigins].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    ['media-src', "'self'", ...imageOrigins].join(' '),
    "manifest-src 'self'",
    ['frame-src', ...mapFrameSources(), VIDEO_FRAME_SOURCE].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "worker-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'report-to csp',
    'report-uri /csp-report',
  ].join('; ')
}

function permissions(): string {
  const video = `"${new URL(VIDEO_FRAME_SOURCE).origin}"`
  const maps = mapFrameSources()
    .map((source) => `"${new URL(source).origin}"`)
    .join(' ')
  return [
    ...FEATURES_OFF.map((feature) => `${feature}=()`),
    `autoplay=(self ${video})`,
    `encrypted-media=(self ${video})`,
    `fullscreen=(self ${video} ${maps})`,
  ].join(', ')
}
