import type { Studio } from '../../../data/studio/studio.types'
import { useDraftText } from './useDraftText'

/** Returns the draft's own stylesheet. */
export const useDraftStyles = (studio: Studio): string => useDraftText(studio, 'styles.min.css')
