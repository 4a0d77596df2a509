import type { Studio } from '../../data/studio/studioState'
import { useDraftText } from './useDraftText'

/** What stands in the draft's own stylesheet. */
export const useOwnStyles = (studio: Studio): string => useDraftText(studio, 'styles.min.css')
