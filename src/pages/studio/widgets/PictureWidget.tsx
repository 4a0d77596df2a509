import { getFormat } from '../../../schemas/sitePictures/pictureCrop'
import type { Widget, WidgetProps } from '../../../widgets/shared/widgetProps'
import { useStudio } from '../draft/StudioContext'
import { PictureField } from '../pictures/PictureField'

/** Selects a picture from the client's folder or adds a new one. */
export const PictureWidget: Widget = Object.assign(
  ({ name, label, value, required, onChange }: WidgetProps) => {
    const studio = useStudio()
    return (
      <PictureField
        studio={studio}
        title={label}
        value={typeof value === 'string' && value !== '' ? value : null}
        format={getFormat(name.split('/').at(-1))}
        isOptional={required !== true}
        onChange={(selectedName) => onChange(selectedName ?? undefined)}
      />
    )
  },
  { labelling: () => 'own' as const },
)
