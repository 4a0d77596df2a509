import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { BlockProps } from '../../schemas/blocks/block'
import type { ClientConfig } from '../../schemas/clientConfig/clientConfig'
import { compareText } from '../../schemas/fields/compareText'
import { buildListQuery, getOpenPlaces, type OpenPlace } from '../../schemas/jobList/jobChoice'
import { pageBlockTexts as texts } from '../../texts/public/pageBlocks.texts'
import { paths } from '../routing/paths'
import { Skeleton } from '../shared/feedback/Skeleton'
import { useClient } from '../shared/site/SiteContext'
import { useListView } from '../shared/site/useListView'
import { ContentSection } from './ContentSection'
import './LocationsBlock.css'

/** The number of open jobs per location, for configured locations and those with open jobs. */
export function LocationsBlock(block: BlockProps<'locations'>): ReactNode {
  const { title = texts.locations } = block
  const { config } = useClient()
  const openPlaces = useListView({
    getViewOfList: getOpenPlaces,
    getViewOfPart: (part) => part.openPlaces,
    name: '',
  })
  return (
    <ContentSection kind="locations" labels={block} title={title}>
      {openPlaces === null ? (
        <Skeleton lines={3} />
      ) : (
        <table className="fy-places fy-fill fy-break fy-content__wide">
          <thead>
            <tr>
              <th scope="col">{texts.place}</th>
              <th scope="col">{texts.placeAddress}</th>
              <th scope="col">{texts.openRoles}</th>
            </tr>
          </thead>
          <tbody>
            {getRows(openPlaces, config).map((place) => (
              <LocationRow key={place.name} location={place} />
            ))}
          </tbody>
        </table>
      )}
    </ContentSection>
  )
}

interface VisibleLocation extends OpenPlace {
  address: string
}

function getRows(
  openPlaces: readonly OpenPlace[],
  { places }: Pick<ClientConfig, 'places'>,
): VisibleLocation[] {
  const roles = new Map(openPlaces.map((place) => [place.name, place.roles]))
  const names = new Set([...Object.keys(places), ...roles.keys()])
  return [...names].sort(compareText).map((name) => {
    const { street, locality, region, postcode } = places[name] ?? {}
    const area = [region, postcode].filter((part) => part).join(' ')
    const address = [street, locality, area].filter((part) => part).join(', ')
    return { name, roles: roles.get(name) ?? 0, address }
  })
}

function LocationRow({ location: { name, address, roles } }: { location: VisibleLocation }): ReactNode {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{address}</td>
      <td>
        {roles > 0 ? (
          <Link to={`${paths.viewJobs.href()}${buildListQuery({ location: name })}`}>
            {texts.roles(roles, name)}
          </Link>
        ) : (
          texts.noRoles
        )}
      </td>
    </tr>
  )
}
