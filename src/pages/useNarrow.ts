import { useScreen } from './useScreen'

/** Whether the screen is narrow; what is not known yet counts as wide. */
export function useNarrow(): boolean {
  return useScreen() === 'narrow'
}
