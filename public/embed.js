/*
 * Foyer in a page of another site: puts a frame into every <div data-foyer="https://jobs.example"> and keeps its height.
 * docs/embedding.md says how to use it. Nothing global, nothing that old browsers cannot read.
 */
;(function () {
  var embeds = []
  var mostPixels = 100000

  function hostQuery() {
    return new URLSearchParams(window.location.search)
  }

  /** A path of the site as a whole address; null for anything that leads elsewhere. */
  function addressWithin(site, path) {
    var address
    if (!path || path.charAt(0) !== '/') return null
    try {
      address = new URL(path, site.origin)
      return address.origin === site.origin ? address : null
    } catch (_error) {
      return null
    }
  }

  /** Where the frame starts: the host page's own query, else the path that the box names, else the list of jobs. */
  function startOf(site, box) {
    var query = hostQuery()
    var parameter = box.getAttribute('data-foyer-parameter') || (embeds.length === 0 ? 'foyer' : '')
    var wanted = parameter ? query.get(parameter) : null
    var address =
      addressWithin(site, wanted) ||
      addressWithin(site, box.getAttribute('data-foyer-path')) ||
      addressWithin(site, '/')
    query.forEach(function (value, name) {
      if (/^(utm_\w+|source)$/i.test(name)) address.searchParams.set(name, value)
    })
    address.searchParams.set('iframe', '1')
    return address.href
  }

  function siteOf(box) {
    var site
    try {
      site = new URL(box.getAttribute('data-foyer'), window.location.href)
      return /^https?:$/.test(site.protocol) ? site : null
    } catch (_error) {
      return null
    }
  }

  function embed(box) {
    var site = siteOf(box)
    if (!site) return
    box.setAttribute('data-foyer-ready', '')
    var frame = document.createElement('iframe')
    frame.title = box.getAttribute('data-foyer-title') || 'Careers'
    // Browsers without the share feature log a warning about a permission policy that they do not know.
    frame.allow = navigator.share ? 'clipboard-write; web-share' : 'clipboard-write'
    frame.style.display = 'block'
    frame.style.width = '100%'
    frame.style.height = '600px'
    frame.style.border = '0'
    frame.src = startOf(site, box)
    var one = { box: box, frame: frame, origin: site.origin, page: null, loaded: false }
    frame.addEventListener('load', function () {
      if (one.loaded) showTop(one)
      one.loaded = true
    })
    embeds.push(one)
    box.appendChild(frame)
  }

  /** A new page starts at its top, which may stand above the window's; `scroll-margin-top` of the frame is kept. */
  function showTop(one) {
    if (one.frame.getBoundingClientRect().top < 0) one.frame.scrollIntoView()
  }

  /** What stood in the box for those without scripts goes when the site has shown that it is there. */
  function removeFallback(one) {
    while (one.box.firstChild && one.box.firstChild !== one.frame) one.box.removeChild(one.box.firstChild)
  }

  window.addEventListener('message', function (event) {
    embeds.forEach(function (one) {
      if (event.source !== one.frame.contentWindow || event.origin !== one.origin) return
      var height = event.data ? event.data.height : null
      if (typeof height !== 'number' || !(height > 0 && height < mostPixels)) return
      one.frame.style.height = Math.ceil(height) + 'px'
      removeFallback(one)
      if (typeof event.data.page !== 'number') return
      if (one.page !== null && one.page < event.data.page) showTop(one)
      one.page = event.data.page
    })
  })

  function start() {
    Array.prototype.forEach.call(document.querySelectorAll('[data-foyer]:not([data-foyer-ready])'), embed)
  }

  start()
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
})()
