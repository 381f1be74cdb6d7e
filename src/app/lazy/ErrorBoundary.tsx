import { Component, type ReactNode } from 'react'

interface Props {
  /** Shown after a failure: nothing by default. */
  fallback?: ReactNode
  onError?: () => void
  children: ReactNode
}

/** Limits a failure to one part of the page. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onError?.()
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
