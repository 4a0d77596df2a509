import { Component, type ReactNode } from 'react'
import { formPartTexts } from '../../../texts/public/form.texts'

interface FieldBoundaryProps {
  fieldKey: string
  onFault: (key: string, reason: string) => void
  children: ReactNode
}

/** Error boundary of one field: if the field throws, the rest of the form continues to work. */
export class FieldBoundary extends Component<FieldBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault(this.props.fieldKey, String(error))
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <p className="fy-field__broken">{formPartTexts.brokenField}</p>
  }
}
