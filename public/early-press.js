/* Remembers a button pressed before hydration and presses it again, once; `src/app/hydratePage.tsx` says when. */
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
})()
