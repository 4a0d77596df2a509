import { lazyPart } from '../../widgets/lazyPart'

/** What shows answers that have parts: rjsf with our fields and templates, a chunk of its own. */
export const structurePart = lazyPart(() =>
  import('./structure/StructuredAnswer').then((module) => module.StructuredAnswer),
)

/** The same for somebody else's schema, with what tells which of several schemas an answer fits. */
export const foreignPart = lazyPart(() =>
  import('./structure/ForeignAnswer').then((module) => module.ForeignAnswer),
)
