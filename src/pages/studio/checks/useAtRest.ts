import { useEffect, useState } from 'react'

/** Milliseconds without a change after which something is worth saying. */
const rest = 1500

/** A value once it has stayed the same for a while: what is announced does not follow every letter. */
export function useAtRest<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
