let watching = false
let pressed = false
let waiting: (() => void)[] = []
let timer = 0

/**
 * Runs `work` at once, or, while a mouse button or a finger is down, when it has been lifted: just before its click is
 * told to anybody. Leaving a field commits its text and shows its error, which moves what stands below, and a button
 * that moves from under the pointer gets no click.
 */
export function afterPress(work: () => void): void {
  if (pressed) waiting.push(work)
  else work()
}

/** Begins to watch for presses, once; a form does when it opens. */
export function watchPresses(): void {
  if (watching) return
  watching = true
  // A tap's mouse events, and with them the blur, come after its pointer has been lifted: both sorts are heard.
  for (const type of ['pointerdown', 'mousedown']) window.addEventListener(type, press, true)
  // A drag and a key end a press whose end was never told.
  for (const type of ['pointerup', 'pointercancel', 'mouseup', 'dragend', 'keydown']) {
    window.addEventListener(type, release, true)
  }
  window.addEventListener('click', settle, true)
}

function press(): void {
  pressed = true
  window.clearTimeout(timer)
}

/** If a click follows it does so before any timer. */
function release(): void {
  if (!pressed) return
  window.clearTimeout(timer)
  timer = window.setTimeout(settle)
}

function settle(): void {
  window.clearTimeout(timer)
  pressed = false
  const now = waiting
  waiting = []
  for (const work of now) work()
}
