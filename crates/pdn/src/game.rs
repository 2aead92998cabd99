//! A written game as one to walk in, with its variations, and back.

use damier_core::{fen, AfterEnd, Event, Game, Move, NodeId, Position, Ruleset};

use crate::tree::{irregularity_command, GameTree, Item, PlayedMove};

impl GameTree {
    /// The game with its variations, at its beginning. What is written beside a move stands beside its
    /// node; a comment after a variation belongs to the move that follows. `None` where there is no
    /// position to play from. Draws end nothing here: it is the record of a game.
    ///
    /// ```
    /// use damier_pdn::{GameTree, Reader, TreeReader};
    /// use damier_core::{NodeId, Ruleset};
    ///
    /// let mut reader = Reader::new("1. 32-28 18-23 (19-23 {the other side}) *".as_bytes());
    /// let mut trees = TreeReader::new(Ruleset::Ffjd);
    /// let (tree, _) = trees.next_game(&mut reader)?.expect("one game");
    /// let game = tree.to_game(Ruleset::Ffjd).expect("a position");
    /// let first = game.children(NodeId::ROOT).next().expect("a move");
    /// assert_eq!(game.children(first).count(), 2);
    /// # Ok::<(), std::io::Error>(())
    /// ```
    #[must_use]
    pub fn to_game(&self, ruleset: Ruleset) -> Option<Game> {
        // A set-up before the first move is where the game begins.
        let moved = |item: &Item| matches!(item, Item::Move(_) | Item::Variation(_));
        let opening = self.line.iter().take_while(|item| !moved(item));
        let set_up = opening.filter_map(|item| match item {
            Item::SetUp(text) => position_of(text),
            _ => None,
        });
        let start = set_up.last().or_else(|| self.start())?;
        let mut game = Game::with(start, ruleset, AfterEnd::Record, None);
        add(&mut game, &self.line, NodeId::ROOT);
        game.go_to_start();
        Some(game)
    }

    /// Adds everything that was played in a game, the variations and what is written beside the moves
    /// included; its tags are for the caller.
    pub fn push_tree_of(&mut self, game: &Game) {
        if let Some(notes) = game.annotations(NodeId::ROOT) {
            let comments = notes.comments_before.iter().chain(&notes.comments_after);
            self.line.extend(comments.cloned().map(Item::Comment));
        }
        line_after(game, NodeId::ROOT, &mut self.line);
    }
}

fn position_of(text: &str) -> Option<Position> {
    fen::parse(text).ok()?.into_position().ok()
}

/// Adds a line that begins at a node.
fn add(game: &mut Game, items: &[Item], from: NodeId) {
    // Where the line stands, and before its last step.
    let (mut at, mut before) = (from, from);
    // Comments of the move to come.
    let mut coming: Vec<String> = Vec::new();
    // Variations with where they begin: the line's own moves are made first, whatever they repeat.
    let mut waiting: Vec<(&[Item], NodeId)> = Vec::new();
    // The last thing was a step or stands beside it.
    let mut beside = false;
    for item in items {
        match item {
            Item::Move(played) => {
                game.go_to(at);
                if let Ok(node) = game.play(&played.played) {
                    before = at;
                    at = node;
                    beside = true;
                    let notes = game.annotations_mut(node);
                    notes.comments_before.append(&mut coming);
                    if let Some(sign) = played.strength.as_ref().filter(|_| notes.strength.is_empty()) {
                        notes.strength.clone_from(sign);
                    }
                }
            }
            Item::SetUp(text) => {
                let new = |position: &Position| at != NodeId::ROOT || position != game.start();
                if let Some(position) = position_of(text).filter(new) {
                    game.go_to(at);
                    if let Ok(node) = game.set_up(position) {
                        before = node;
                        at = node;
                        beside = true;
                        game.annotations_mut(node).comments_before.append(&mut coming);
                    }
                }
            }
            Item::Comment(text) if beside => game.annotations_mut(at).comments_after.push(text.clone()),
            Item::Comment(text) if at == NodeId::ROOT => {
                game.annotations_mut(at).comments_before.push(text.clone());
            }
            Item::Comment(text) => coming.push(text.clone()),
            Item::Nag(number) => {
                if let Some(number) = u16::try_from(*number).ok().filter(|_| at != from) {
                    game.annotations_mut(at).nags.push(number);
                }
            }
            Item::Variation(line) => {
                waiting.push((line, before));
                beside = false;
            }
        }
    }
    for (line, begin) in waiting {
        add(game, line, begin);
    }
    if !coming.is_empty() {
        game.annotations_mut(at).comments_after.append(&mut coming);
    }
}

/// Adds what follows a node: its main line, after each move the variations that replace it.
fn line_after(game: &Game, node: NodeId, items: &mut Vec<Item>) {
    let mut at = node;
    loop {
        let mut children = game.children(at);
        let main = match children.next() {
            Some(main) => main,
            None => return,
        };
        step(game, main, items);
        for other in children {
            let mut line = Vec::new();
            if game.event(main) == Event::SetUp {
                // A variation replaces a move: where the main line has none, it says where it begins.
                line.push(Item::SetUp(game.position_at(at).to_string()));
            }
            step(game, other, &mut line);
            line_after(game, other, &mut line);
            items.push(Item::Variation(line));
        }
        at = main;
    }
}

/// Adds the step that leads to a node, and what is written beside it.
fn step(game: &Game, node: NodeId, items: &mut Vec<Item>) {
    let notes = game.annotations(node);
    if let Some(notes) = notes {
        items.extend(notes.comments_before.iter().cloned().map(Item::Comment));
    }
    match (game.event(node), game.parent(node)) {
        (Event::Move(m), Some(before)) => items.push(written(game.position_at(before), m, notes)),
        (Event::SetUp, _) => items.push(Item::SetUp(game.position_at(node).to_string())),
        _ => {}
    }
    if let Some(notes) = notes {
        items.extend(notes.nags.iter().map(|number| Item::Nag(u32::from(*number))));
        items.extend(notes.comments_after.iter().cloned().map(Item::Comment));
    }
    let incidents = game.incidents(node).iter();
    items.extend(incidents.map(|incident| Item::Comment(irregularity_command(incident))));
}

fn written(position: &Position, m: Move, notes: Option<&damier_core::Annotations>) -> Item {
    let strength = notes.map(|notes| notes.strength.clone()).filter(|sign| !sign.is_empty());
    Item::Move(PlayedMove { strength, ..PlayedMove::new(position, m) })
}
