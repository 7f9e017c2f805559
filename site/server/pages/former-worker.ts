/**
 * Under what name the service worker of a former website was, as its makers and the common plug-ins name it.
 * A browser asks for it again at each visit, keeps the old one where there is none, and takes no redirect.
 */
export const FORMER_WORKERS: readonly string[] = [
  ...['/sw.js', '/sw.min.js', '/service-worker.js', '/service_worker.js', '/serviceworker.js'],
  ...['/serviceWorker.js', '/ServiceWorker.js', '/pwa-sw.js', '/pwabuilder-sw.js', '/wp-sw.js'],
  ...['/superpwa-sw.js', '/pwaforwp-sw.js', '/pwa-register-sw.js', '/ngsw-worker.js'],
  ...[
    '/safety-worker.js',
    '/worker-basic.min.js',
    '/workbox-sw.js',
    '/cache-sw.js',
    '/offline-sw.js',
  ],
  ...['/firebase-messaging-sw.js', '/OneSignalSDKWorker.js', '/OneSignalSDKUpdaterWorker.js'],
  ...['/OneSignalSDK.sw.js', '/push-sw.js', '/webpushr-sw.js', '/upup.sw.min.js', '/worker.js'],
]

/** Whether a browser asks for a service worker, whatever its name: this site has none. */
export function asksForWorker({ headers }: Request): boolean {
  return headers.get('service-worker') === 'script'
}

/**
 * Takes the place of the worker that is in a visitor's browser, removes what that has kept and itself, and
 * loads the pages anew that it showed, once.
 */
export const LEAVING_WORKER = `// This website has no service worker: the one of its former website leaves with this file.
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await registration.unregister()
  const pages = await clients.matchAll({ type: 'window' })
  // Not waited for: a page may wait until this worker is done.
  for (const page of pages) page.navigate(page.url).catch(() => {})
}
`
