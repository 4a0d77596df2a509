/*
 * Loads the script of a server-rendered page when it is needed, and presses a button again that was pressed before the
 * page was hydrated; `src/app/hydratePage.tsx` says when.
 *
 * On a phone, evaluating the script would block the page while its visitor begins to read it. There it waits for the
 * first touch, scroll or key, at most three seconds after the page has loaded, and is fetched once the page has loaded.
 * A wide screen, a frame, and a browser that has stored something (answers, a session) load it at once.
 */
;(function () {
  let button, pressed
  function onClick(event) {
    button = event.target.closest('#root button[type=button]:not([popovertarget])')
  }
  addEventListener('click', onClick, true)
  window.earlyPress = function (hydrated) {
    if (hydrated) {
      removeEventListener('click', onClick, true)
      if (button === undefined && pressed && pressed.isConnected) pressed.click()
    } else {
      pressed = button
      button = undefined
    }
  }

  const longestWait = 3000
  const uses = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click']

  function hasStored() {
    try {
      return localStorage.length + sessionStorage.length > 0
    } catch (_) {
      return false
    }
  }

  function isNeededNow() {
    const isPhone = matchMedia('(max-width: 768px)').matches
    return !isPhone || parent !== window || document.activeElement !== document.body || hasStored()
  }

  function onParsed() {
    const template = document.getElementById('site-scripts')
    if (template) (isNeededNow() ? start : startWhenUsed)(template.content)
  }

  function start(links) {
    // React creates errors while it is evaluated. With an inspector attached, each one with a stack makes V8 parse the
    // whole script again, which is most of what a measurement of the start would show.
    const limit = Error.stackTraceLimit
    delete Error.stackTraceLimit
    const script = document.createElement('script')
    script.type = 'module'
    script.src = links.querySelector('[data-start]').getAttribute('href')
    script.onload = script.onerror = function () {
      Error.stackTraceLimit = limit
    }
    // Other than `import()`, an element delays the page's `load`, after which the host of a frame sends its messages.
    document.body.append(script, links)
  }

  function startWhenUsed(links) {
    let timer
    function onUse() {
      for (const type of uses) removeEventListener(type, onUse, true)
      removeEventListener('load', onLoad)
      clearTimeout(timer)
      start(links)
    }
    function onLoad() {
      timer = setTimeout(onUse, longestWait)
      // Into the cache only: a preloaded module would be compiled at once.
      for (const link of links.querySelectorAll('link')) {
        const copy = link.cloneNode()
        copy.rel = 'prefetch'
        document.body.append(copy)
      }
    }
    for (const type of uses) addEventListener(type, onUse, { capture: true, passive: true })
    addEventListener('load', onLoad)
    if (document.readyState === 'complete') onLoad()
  }

  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', onParsed)
  else onParsed()
})()
