import { useLocation } from 'react-router-dom'
import { useHydrated } from '../data/useHydrated'
import { channelOf, withChannel } from '../schemas/channel'

/**
 * How links are written while no script has taken the page up: where its own address says where the visitor came from,
 * the next page's has to, up to the form that asks for it. With scripts the tab remembers.
 */
export function useBroughtAlong(): (href: string) => string {
  const isHydrated = useHydrated()
  const { search } = useLocation()
  return (href) => (isHydrated ? href : withChannel(href, channelOf(search)))
}
