/* Remembers a button pressed before hydration; `src/app/hydratePage.tsx` says when to press it again, once. */
;(function () {
  var button
  function onClick(event) {
    button = event.target.closest('#root button[type=button]:not([popovertarget])')
  }
  addEventListener('click', onClick, true)
  window.takeEarlyPress = function () {
    var pressed = button
    button = undefined
    return function () {
      removeEventListener('click', onClick, true)
      if (button === undefined && pressed && pressed.isConnected) pressed.click()
    }
  }
})()
