// Every fact of docs/facts.md has a test that names it: a Rust test function whose name begins with
// its id (`a14_two_men_go_before_one_king`, several: `a14_b1_…`), or a TypeScript test whose title
// says it ("A14 …"). A to C are facts of the game, D what the pages do.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '');

const facts = [...readFileSync('docs/facts.md', 'utf8').matchAll(/^- ([A-D]\d+) /gm)].map((m) => m[1]);
const expected = [
  ...Array.from({ length: 17 }, (_, n) => `A${n + 1}`),
  ...Array.from({ length: 7 }, (_, n) => `B${n + 1}`),
  ...Array.from({ length: 5 }, (_, n) => `C${n + 1}`),
  ...Array.from({ length: 14 }, (_, n) => `D${n + 1}`),
];
const tests = new Map(facts.map((id) => [id, []]));

function note(id, test) {
  tests.get(id.toUpperCase())?.push(test);
}

for (const file of files) {
  if (/^crates\/.*\.rs$/.test(file)) {
    // A test attribute, perhaps other attributes or comments, then the function.
    const functions = /#\[(?:test|tokio::test[^\]]*)\]\s*(?:(?:#\[[^\]]*\]|\/\/[^\n]*)\s*)*(?:async\s+)?fn\s+(\w+)/g;
    for (const [, name] of readFileSync(file, 'utf8').matchAll(functions)) {
      const ids = /^(?:[abcd]\d+_)+/.exec(name)?.[0] ?? '';
      for (const id of ids.split('_').filter((part) => part !== '')) note(id, `${file}: ${name}`);
    }
  } else if (/^web\/.*\.(?:test|spec)\.ts$/.test(file)) {
    for (const [, , title] of readFileSync(file, 'utf8').matchAll(/\b(?:test|it)(?:\.each\([^;]*?\))?\(\s*(['"`])(.*?)\1/gs)) {
      for (const [id] of title.matchAll(/\b[ABCD]\d+\b/g)) note(id, `${file}: ${title}`);
    }
  }
}

const faults = expected.filter((id) => !tests.has(id)).map((id) => `docs/facts.md has no line for ${id}`);
for (const [id, names] of tests) {
  if (names.length === 0) faults.push(`${id}: no test names it`);
  if (process.argv.includes('--list')) console.log(`${id}\n${names.map((name) => `  ${name}`).join('\n')}`);
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
const total = [...tests.values()].reduce((sum, names) => sum + names.length, 0);
console.log(`${tests.size} facts, ${total} tests that name them`);
