import { createElement, type ReactNode } from 'react';
import asyncApi from '../../../docs/api/asyncapi.json';
import openApi from '../../../docs/api/openapi.json';
import { createPage } from '../../../scripts/contract/page/create-page.ts';
import type { PageNode } from '../../../scripts/contract/page/element.ts';
import { GuideSheet } from '../layout/GuideSheet.tsx';
import { ContractSections } from './ServerContract.styles.ts';

/** React's names of attributes that differ from those of HTML. */
const reactNames: Readonly<Record<string, string>> = { class: 'className', tabindex: 'tabIndex' };

function toReact(node: PageNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const attributes = Object.entries(node.attributes).map(([name, value]) => [reactNames[name] ?? name, value]);
  return createElement(node.tag, { key, ...Object.fromEntries(attributes) }, ...node.children.map(toReact));
}

/** The calls and the stream, as in `docs/api.html`. */
export function ServerContract() {
  return (
    <GuideSheet name="Calls and messages">
      <ContractSections>{createPage(openApi, asyncApi).map(toReact)}</ContractSections>
    </GuideSheet>
  );
}
