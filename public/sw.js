/*
 * Keeps what a visitor has seen for when there is no connection. The network always comes first where something can have
 * changed, so nobody gets yesterday's page, or its code, while there is a connection. Only what everybody may see is
 * kept: no answer of the API, no page of administrators, no receipt. Of a page the server says so, by a header that no
 * other answer has; what an address looks like is no proof of anything.
 */
const pages = 'foyer-pages-2'
const files = 'foyer-files-1'
const most = { [pages]: 60, [files]: 300 }

const leftAlone = /^\/+(user|home|studio|api|applicant\/+(viewapplications|received))(\/|$)/i
const neverChanges = /^\/(assets|validators)\//
const mayChange = /^\/(clients\/|(theme\.css|start-page\.js)$)/

const offlinePage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>You are offline</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/theme.css">
<style>:root{color-scheme:light dark}body{margin:0;padding:1rem;display:grid;place-items:center;min-height:90vh;font:1rem/1.5 var(--fy-font-body,system-ui,sans-serif);color:var(--fy-ink,CanvasText);background:var(--fy-ground,Canvas)}main{max-width:36rem;padding:clamp(1.5rem,5vw,3rem);border:1px solid var(--fy-line,GrayText);border-top:4px solid var(--fy-accent,GrayText);border-radius:var(--fy-radius-l,.75rem);background:var(--fy-surface,Canvas)}h1{margin:0 0 .5rem;font-family:var(--fy-font-heading,inherit);font-size:1.75rem;line-height:1.2}a{color:var(--fy-accent-text,LinkText)}</style>
</head><body><main><h1>You are offline</h1><p>This page has not been kept on this device. Please try again when you are connected.</p><p><a href="/">Go to Available Jobs</a></p></main></body></html>`

/** What is done with an address: `null` leaves it to the browser. */
function kindOf(url, isPage) {
  if (url.origin !== self.location.origin) return null
  if (neverChanges.test(url.pathname)) return 'fixed'
  if (mayChange.test(url.pathname)) return 'fresh'
  return isPage && !leftAlone.test(decoded(url.pathname)) ? 'page' : null
}

/** As the site's router reads it. */
function decoded(path) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

async function keep(cacheName, request, response) {
  if (response.status !== 200 || response.type !== 'basic' || response.redirected) return
  if (cacheName === pages && response.headers.get('foyer-keep') !== 'yes') return
  const cache = await caches.open(cacheName)
  await cache.delete(request)
  await cache.put(request, response)
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most[cacheName])).map((old) => cache.delete(old)))
}

async function fromNetwork(event, cacheName) {
  const response = await fetch(event.request)
  event.waitUntil(keep(cacheName, event.request, response.clone()))
  return response
}

async function fromCacheFirst(event) {
  return (await caches.match(event.request, { cacheName: files })) ?? fromNetwork(event, files)
}

async function fromNetworkFirst(event, cacheName) {
  try {
    return await fromNetwork(event, cacheName)
  } catch (error) {
    const kept = await caches.match(event.request, { cacheName, ignoreVary: true })
    if (kept) return kept
    if (cacheName === files) throw error
    return new Response(offlinePage, {
      status: 503,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  }
}

/**
 * Pages that were reached without loading them, and what came before this worker did: the files first, all at once, so that
 * a page that is kept has what draws it, however soon the connection goes.
 */
async function keepSeen(addresses) {
  const seen = addresses.map((address) => new URL(address, self.location.origin))
  const all = (isPage) =>
    Promise.all(seen.map((url) => (isPage === (kindOf(url, true) === 'page') ? keepOne(url) : null)))
  await all(false)
  await all(true)
}

async function keepOne(url) {
  const kind = kindOf(url, true)
  if (kind === null) return
  const cacheName = kind === 'page' ? pages : files
  if (kind === 'fixed' && (await caches.match(url.href, { cacheName }))) return
  await fetch(url.href, { credentials: 'omit' }).then(
    (response) => keep(cacheName, url.href, response),
    // Without a connection there is nothing to keep.
    () => undefined,
  )
}

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  const others = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => !(name in most)).map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(others())
})

self.addEventListener('message', (event) => {
  if (Array.isArray(event.data?.seen)) event.waitUntil(keepSeen(event.data.seen.map(String)))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const kind = kindOf(new URL(request.url), request.mode === 'navigate')
  if (kind === 'fixed') event.respondWith(fromCacheFirst(event))
  if (kind === 'fresh') event.respondWith(fromNetworkFirst(event, files))
  if (kind === 'page') event.respondWith(fromNetworkFirst(event, pages))
})
