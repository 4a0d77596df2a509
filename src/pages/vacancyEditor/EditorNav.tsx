import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { VacancyFinding } from '../../schemas/authoring/vacancyFinding'
import { vacancyEditorTexts as texts } from '../../texts/admin/vacancyEditor.texts'
import { type EditorPart, editorParts, getPartOfPath } from './parts/editorParts'

interface EditorNavProps {
  part: EditorPart
  findings: readonly VacancyFinding[]
}

/** Navigation between the parts of the editor, each with its number of errors. */
export function EditorNav({ part, findings }: EditorNavProps): ReactNode {
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is another link to be seen.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && link) list.current.scrollLeft = link.offsetLeft - 16
  }, [part])
  const errors = findings.filter(({ severity }) => severity === 'error')
  return (
    <nav className="fy-vacancy-editor__nav" aria-label={texts.parts}>
      <ol className="fy-vacancy-editor__parts" ref={list}>
        {editorParts.map((editorPart) => {
          const count = errors.filter(({ path }) => isIn(editorPart, path)).length
          return (
            <li key={editorPart}>
              <Link
                className="fy-vacancy-editor__link"
                to={`?part=${editorPart}`}
                state={{ keepScroll: true }}
                aria-current={editorPart === part ? 'step' : undefined}
              >
                {texts.part[editorPart]}
                {count > 0 ? (
                  <>
                    <span className="fy-vacancy-editor__count" aria-hidden="true">
                      {count}
                    </span>
                    <span className="fy-visually-hidden">, {texts.toMend(count)}</span>
                  </>
                ) : null}
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function isIn(part: EditorPart, path: string): boolean {
  return part !== 'publish' && part !== 'preview' && getPartOfPath(path) === part
}
