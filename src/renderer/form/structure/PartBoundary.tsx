import { Component, type ReactNode } from 'react'
import { structureTexts as texts } from '../../../texts/structure'
import { UnshownPart } from './smallTemplates'

interface PartBoundaryProps {
  label: string
  onFault: (reason: string) => void
  children: ReactNode
}

/** Keeps a part of an answer that breaks from breaking what is around it: it becomes one field that says so. */
export class PartBoundary extends Component<PartBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault(String(error))
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return <UnshownPart label={this.props.label} reason={texts.broken} />
  }
}
