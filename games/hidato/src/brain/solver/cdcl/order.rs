//! Which variable to decide next: the one in the most recent conflicts.

use super::literal::Var;

/// How fast old conflicts are forgotten.
const FADE: f64 = 0.95;
/// Scores are rescaled above this.
const LARGE: f64 = 1e100;

/// A heap of the variables, the most active on top; ties go to the first.
#[derive(Debug)]
pub struct Order {
    activity: Vec<f64>,
    step: f64,
    heap: Vec<Var>,
    place: Vec<Option<u32>>,
}

impl Order {
    /// All variables, with their initial activity.
    pub fn new(activity: Vec<f64>) -> Order {
        let vars = activity.len() as u32;
        let mut order = Order { place: vec![None; activity.len()], activity, step: 1.0, heap: Vec::new() };
        (0..vars).for_each(|var| order.insert(var));
        order
    }

    /// The variable was part of a conflict.
    pub fn bump(&mut self, var: Var) {
        let activity = &mut self.activity[var as usize];
        *activity += self.step;
        if *activity > LARGE {
            self.activity.iter_mut().for_each(|activity| *activity /= LARGE);
            self.step /= LARGE;
        }
        if let Some(at) = self.place[var as usize] {
            self.up(at as usize);
        }
    }

    /// Earlier conflicts count less from now on.
    pub fn fade(&mut self) {
        self.step /= FADE;
    }

    /// Makes a variable available for decisions.
    pub fn insert(&mut self, var: Var) {
        if self.place[var as usize].is_none() {
            self.place[var as usize] = Some(self.heap.len() as u32);
            self.heap.push(var);
            self.up(self.heap.len() - 1);
        }
    }

    /// Removes the most active variable.
    pub fn pop(&mut self) -> Option<Var> {
        let top = *self.heap.first()?;
        let last = self.heap.pop()?;
        self.place[top as usize] = None;
        if last != top {
            self.put(0, last);
            self.down(0);
        }
        Some(top)
    }

    fn put(&mut self, at: usize, var: Var) {
        self.heap[at] = var;
        self.place[var as usize] = Some(at as u32);
    }

    fn before(&self, a: Var, b: Var) -> bool {
        let (x, y) = (self.activity[a as usize], self.activity[b as usize]);
        x > y || (x >= y && a < b)
    }

    fn up(&mut self, mut at: usize) {
        let var = self.heap[at];
        while at > 0 {
            let parent = (at - 1) / 2;
            if !self.before(var, self.heap[parent]) {
                break;
            }
            self.put(at, self.heap[parent]);
            at = parent;
        }
        self.put(at, var);
    }

    fn down(&mut self, mut at: usize) {
        let var = self.heap[at];
        loop {
            let mut child = 2 * at + 1;
            if child >= self.heap.len() {
                break;
            }
            if child + 1 < self.heap.len() && self.before(self.heap[child + 1], self.heap[child]) {
                child += 1;
            }
            if !self.before(self.heap[child], var) {
                break;
            }
            self.put(at, self.heap[child]);
            at = child;
        }
        self.put(at, var);
    }
}
