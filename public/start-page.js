/*
 * Loads the script of a server-rendered page when it is needed, and presses a button again that was pressed before the
 * page was hydrated; `src/app/hydratePage.tsx` says when.
 *
 * On a phone, evaluating the script would block the page while its visitor begins to read it. There it waits for the
 * first touch, scroll or key, at most three seconds after the page has loaded. A wide screen, a frame, and a browser
 * that has stored something (answers, a session) load it at once.
 */
;(function () {
  var button, pressed
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

  var longestWait = 3000
  var uses = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click']

  function hasStored() {
    try {
      return localStorage.length + sessionStorage.length > 0
    } catch (_) {
      return false
    }
  }

  function isNeededNow() {
    var isPhone = matchMedia('(max-width: 768px)').matches
    return !isPhone || parent !== window || document.activeElement !== document.body || hasStored()
  }

  function whenUsed(start) {
    function onUse() {
      for (var type of uses) removeEventListener(type, onUse, true)
      removeEventListener('load', onLoad)
      clearTimeout(timer)
      start()
    }
    for (var type of uses) addEventListener(type, onUse, { capture: true, passive: true })
    var timer
    function onLoad() {
      timer = setTimeout(onUse, longestWait)
    }
    if (document.readyState === 'complete') onLoad()
    else addEventListener('load', onLoad)
  }

  function onParsed() {
    var script = document.querySelector('link[data-start]')
    if (!script) return
    function start() {
      // React creates errors while it is evaluated. With an inspector attached, each one with a stack makes V8 parse the
      // whole script again, which is most of what a measurement of the start would show.
      var limit = Error.stackTraceLimit
      delete Error.stackTraceLimit
      function restore() {
        Error.stackTraceLimit = limit
      }
      import(script.href).then(restore, restore)
    }
    if (isNeededNow()) start()
    else whenUsed(start)
  }

  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', onParsed)
  else onParsed()
})()
