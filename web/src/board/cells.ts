/**
 * The fifty buttons over a board: ten ranks of five, always the same elements. They are copied as a whole and
 * named by hand: a component's care for each of them is what a slow phone would wait for most.
 */
import type { Square } from '../wasm/types';
import { SQUARES } from './geometry';

let made: DocumentFragment | null = null;

function element<K extends keyof HTMLElementTagNameMap>(name: K, className: string, role: string) {
  const made = document.createElement(name);
  made.className = className;
  made.setAttribute('role', role);
  return made;
}

function make(): DocumentFragment {
  const cell = element('div', 'cell', 'gridcell');
  cell.setAttribute('aria-selected', 'false');
  const button = document.createElement('button');
  button.type = 'button';
  cell.append(button);
  const rank = element('div', 'rank', 'row');
  for (let i = 0; i < 5; i += 1) rank.append(cell.cloneNode(true));
  const all = document.createDocumentFragment();
  for (let i = 0; i < 10; i += 1) all.append(rank.cloneNode(true));
  return all;
}

/** Puts the cells into a grid. Returns their buttons in the order in which they are seen. */
export function fill(grid: HTMLElement): HTMLButtonElement[] {
  made ??= make();
  grid.append(made.cloneNode(true));
  return [...grid.querySelectorAll('button')];
}

/** The square of a cell, by its place in the order in which they are seen, the first being 0. */
export function squareOf(place: number, flipped: boolean): Square {
  return flipped ? SQUARES.length - place : place + 1;
}

/** Sets an attribute that is not what it should be. */
export function say(element: Element, name: string, value: string | number): void {
  const text = String(value);
  if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}
