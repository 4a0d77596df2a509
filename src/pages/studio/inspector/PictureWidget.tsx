import { formatOf } from '../../../schemas/site/pictureCrop'
import type { Widget, WidgetProps } from '../../../widgets/widgetProps'
import { PictureField } from '../pictures/PictureField'
import { useStudio } from './StudioContext'

/** A picture of the client's folder, or a new one. */
export const PictureWidget: Widget = Object.assign(
  ({ name, label, value, required, onChange }: WidgetProps) => {
    const studio = useStudio()
    return (
      <PictureField
        studio={studio}
        title={label}
        value={typeof value === 'string' && value !== '' ? value : null}
        format={formatOf(name.split('/').at(-1))}
        isOptional={required !== true}
        onChange={(chosen) => onChange(chosen ?? undefined)}
      />
    )
  },
  { labelling: () => 'own' as const },
)
