import type { CountedRoute } from '@noren/kit/request-counts'

/** Where programs read the desk's metrics. */
export const METRICS = '/metrics'
/** Where they check whether the desk runs, and whether it can do its job. */
export const HEALTH = { alive: '/healthz', ready: '/readyz' } as const

const FOR_PROGRAMS = [METRICS, HEALTH.alive, HEALTH.ready]

const PAGE: CountedRoute = { kind: 'page', route: '/admin' }
const FILE: CountedRoute = { kind: 'file', route: '/_next/static/:file' }
const OWN_FILE: CountedRoute = { kind: 'file', route: '/desk/:file' }
const SIGN_IN: CountedRoute = { kind: 'sign-in', route: '/api/users/login' }
const READ: CountedRoute = { kind: 'read', route: '/api/:collection' }
const SAVE: CountedRoute = { kind: 'save', route: '/api/:collection' }
const OTHER: CountedRoute = { kind: 'other', route: 'other' }

/**
 * The route under which a request is counted: one of a closed set, for any address.
 * @param method as the gate takes it: a search sent as POST is a GET
 */
export function routeOf(method: string, path: string): CountedRoute {
  if (path === SIGN_IN.route) return SIGN_IN
  if (FOR_PROGRAMS.includes(path)) return { kind: 'internal', route: path }
  if (path.startsWith('/api/')) return ['GET', 'HEAD'].includes(method) ? READ : SAVE
  if (path.startsWith('/_next/static/')) return FILE
  if (path.startsWith('/desk/')) return OWN_FILE
  return path === '/admin' || path.startsWith('/admin/') ? PAGE : OTHER
}
