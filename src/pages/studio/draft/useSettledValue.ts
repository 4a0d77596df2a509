import { useEffect, useState } from 'react'

/** Returns a value after it has been stable for `rest` milliseconds; the initial value immediately. */
export function useSettledValue<Value>(value: Value, rest: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), rest)
    return () => clearTimeout(timer)
  }, [value, rest])
  return settled
}
