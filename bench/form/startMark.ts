declare global {
  interface Window {
    /** ms of script until the second frame in which fields stand, and in which all of them do. */
    firstFieldsAt: Promise<number>
    allFieldsAt: Promise<number>
  }
}

const startedAt = performance.now()
const wanted = Number(new URLSearchParams(location.search).get('n') ?? 0)
const fields = '#root :is(input, textarea, select, [role="combobox"])'

/** Resolves after the second frame in which so many fields stand. */
function standing(count: number): Promise<number> {
  return new Promise((done) => {
    const look = () => {
      const there = document.querySelectorAll(fields).length >= count
      requestAnimationFrame(there ? () => done(performance.now() - startedAt) : look)
    }
    look()
  })
}

window.firstFieldsAt = standing(1)
window.allFieldsAt = standing(wanted)

export {}
