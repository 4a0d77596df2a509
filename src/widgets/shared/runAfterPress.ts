let isWatching = false
let isPressed = false
let pendingCallbacks: (() => void)[] = []
let timer = 0

/**
 * Calls `callback` at once or, while a mouse button or a finger is down, after its release and before the click event
 * reaches the page's handlers. Blur commits a field's text and shows its error, which moves the content below; a
 * button that moves away from under the pointer would receive no click.
 */
export function runAfterPress(callback: () => void): void {
  if (isPressed) pendingCallbacks.push(callback)
  else callback()
}

/** Starts to track presses; later calls do nothing. Forms call it when they mount. */
export function watchPresses(): void {
  if (isWatching) return
  isWatching = true
  // A tap's mouse events, and thus the blur, follow its pointerup: track both pointer and mouse events.
  for (const type of ['pointerdown', 'mousedown']) window.addEventListener(type, startPress, true)
  // After a drag or a lost release event, `dragend` or the next key ends the press.
  for (const type of ['pointerup', 'pointercancel', 'mouseup', 'dragend', 'keydown']) {
    window.addEventListener(type, endPress, true)
  }
  window.addEventListener('click', runPending, true)
}

function startPress(): void {
  isPressed = true
  window.clearTimeout(timer)
}

/** Ends the press in a timer: a click that follows the release fires before it and runs the callbacks first. */
function endPress(): void {
  if (!isPressed) return
  window.clearTimeout(timer)
  timer = window.setTimeout(runPending)
}

function runPending(): void {
  window.clearTimeout(timer)
  isPressed = false
  const callbacks = pendingCallbacks
  pendingCallbacks = []
  for (const callback of callbacks) callback()
}
