import type { FileAnswer } from '../../schemas/fieldValue'
import { keptName, removeName } from '../../schemas/submission/postedApplication'
import { fileSizeText } from '../../texts/fileSizeText'
import { plainFormTexts } from '../../texts/plainForm'

interface KeptFileProps {
  /** The field's key. */
  field: string
  file: FileAnswer
  /** What the server knows it by. */
  kept: string
}

/** A file that the server has from the last try, on a page without scripts; another one takes its place. */
export function KeptFile({ field, file: { name, size }, kept }: KeptFileProps) {
  return (
    <div className="fy-file__kept">
      <input type="hidden" name={keptName(field)} value={kept} />
      <span className="fy-file__name">{name}</span>
      <span className="fy-file__size">{plainFormTexts.kept(fileSizeText(size))}</span>
      <label className="fy-choice fy-choice--toggle">
        <input type="checkbox" className="fy-choice__input" name={removeName(field)} />
        <span className="fy-choice__label">{plainFormTexts.remove(name)}</span>
      </label>
    </div>
  )
}
